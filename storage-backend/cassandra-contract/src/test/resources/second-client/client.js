'use strict';
// Another client of the same servers. For each case it reads what was written by Rowan and prints
// it as plain JSON, makes the same value from plain JSON by itself, and writes that beside it.
//
// node client.js <host> <port> <data centre> <keyspace> <file of cases>

const fs = require('fs');
const cassandra = require('cassandra-driver');
const types = cassandra.types;

const plainOf = {
  ascii: v => v,
  text: v => v,
  boolean: v => v,
  tinyint: v => String(v),
  smallint: v => String(v),
  int: v => String(v),
  bigint: v => v.toString(),
  varint: v => v.toString(),
  decimal: v => v.toString(),
  float: v => { const b = Buffer.alloc(4); b.writeFloatBE(v); return b.toString('hex'); },
  double: v => { const b = Buffer.alloc(8); b.writeDoubleBE(v); return b.toString('hex'); },
  blob: v => v.toString('hex'),
  uuid: v => v.toString(),
  timeuuid: v => v.toString(),
  timestamp: v => String(v.getTime()),
  date: v => v.toString(),
  time: v => v.getTotalNanoseconds().toString(),
  duration: v => [v.months, v.days, v.nanoseconds].join(' '),
  inet: v => v.getBuffer().toString('hex'),
};

const valueOf = {
  ascii: p => p,
  text: p => p,
  boolean: p => p,
  tinyint: p => parseInt(p, 10),
  smallint: p => parseInt(p, 10),
  int: p => parseInt(p, 10),
  bigint: p => types.Long.fromString(p),
  varint: p => types.Integer.fromString(p),
  decimal: p => types.BigDecimal.fromString(p),
  float: p => Buffer.from(p, 'hex').readFloatBE(0),
  double: p => Buffer.from(p, 'hex').readDoubleBE(0),
  blob: p => Buffer.from(p, 'hex'),
  uuid: p => types.Uuid.fromString(p),
  timeuuid: p => types.TimeUuid.fromString(p),
  timestamp: p => new Date(parseInt(p, 10)),
  date: p => types.LocalDate.fromString(p),
  time: p => new types.LocalTime(types.Long.fromString(p)),
  duration: p => {
    const [months, days, nanos] = p.split(' ');
    return new types.Duration(parseInt(months, 10), parseInt(days, 10), types.Long.fromString(nanos));
  },
  inet: p => new types.InetAddress(Buffer.from(p, 'hex')),
};

function plain(type, value) {
  if (typeof type === 'string') {
    return plainOf[type](value);
  }
  if (type.list) {
    return value.map(each => plain(type.list, each));
  }
  if (type.vector) {
    return Array.from(value, each => plain(type.vector, each));
  }
  if (type.set) {
    return Array.from(value, each => plain(type.set, each));
  }
  if (type.map) {
    return Array.from(value, ([k, v]) => [plain(type.map[0], k), plain(type.map[1], v)]);
  }
  if (type.tuple) {
    return value.values().map((each, i) => plain(type.tuple[i], each));
  }
  return type.names.map((name, i) => plain(type.fields[i], value[name]));
}

function made(type, p) {
  if (typeof type === 'string') {
    return valueOf[type](p);
  }
  if (type.list) {
    return p.map(each => made(type.list, each));
  }
  if (type.vector) {
    return new types.Vector(p.map(each => made(type.vector, each)), type.vector);
  }
  if (type.set) {
    return new Set(p.map(each => made(type.set, each)));
  }
  if (type.map) {
    return new Map(p.map(([k, v]) => [made(type.map[0], k), made(type.map[1], v)]));
  }
  if (type.tuple) {
    return types.Tuple.fromArray(p.map((each, i) => made(type.tuple[i], each)));
  }
  const value = {};
  type.names.forEach((name, i) => { value[name] = made(type.fields[i], p[i]); });
  return value;
}

async function one(client, c) {
  const prepared = { prepare: true };
  if (c.statement) {
    const result = await client.execute(c.statement, c.values.map((v, i) => made(c.types[i], v)), prepared);
    const row = result.rows && result.rows[0];
    return row ? c.results.map((type, i) => plain(type, row.values()[i])) : null;
  }
  const table = '"' + c.table + '"';
  const found = await client.execute(`SELECT v FROM ${table} WHERE who = 'rowan' AND id = ?`, [c.id], prepared);
  await client.execute(
    `INSERT INTO ${table} (who, id, v) VALUES ('client', ?, ?)`, [c.id, made(c.type, c.value)], prepared);
  return plain(c.type, found.rows[0].v);
}

async function main() {
  const [host, port, datacenter, keyspace, file] = process.argv.slice(2);
  const client = new cassandra.Client({
    contactPoints: [host + ':' + port],
    localDataCenter: datacenter,
    keyspace: keyspace,
    encoding: { map: Map, set: Set },
    socketOptions: { readTimeout: 60000 },
  });
  try {
    const answers = [];
    for (const c of JSON.parse(fs.readFileSync(file, 'utf8'))) {
      try {
        answers.push(await one(client, c));
      } catch (e) {
        answers.push('failed: ' + e.stack);
      }
    }
    process.stdout.write(JSON.stringify(answers));
  } finally {
    await client.shutdown();
  }
}

main().catch(e => {
  console.error(e);
  process.exit(1);
});
