/** Words that staff and customers type or paste. The screens' own words stand in the dictionaries. */

/** Parts of an expression, before and inside the number of an offer. */
export const NUMBER_WORDS = {
  offer: ['offer', 'quotation', 'quote', 'no\\.?', 'عرض', 'سعر', 'أسعار', 'اسعار', 'رقم'],
  version: ['version', 'ver\\.?', 'v', 'rev\\.?', 'نسخة', 'إصدار', 'اصدار'],
  letters: 'qع',
} as const
