@ConvertedBy(PercentConverter.class)
package shop;

import dev.rowan.annotation.ConvertedBy;
