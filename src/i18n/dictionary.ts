type ArabicPlural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never

type IsPluralForm<Key> = Key extends `${string}_one` | `${string}_other` ? true : false

/** The shape of an Arabic dictionary: the English keys, and all six forms for every plural that English has two of. */
export type InArabic<English> = {
  readonly [Key in keyof English as IsPluralForm<Key> extends true ? never : Key]: English[Key] extends string
    ? string
    : InArabic<English[Key]>
} & {
  readonly [Form in `${PluralStem<keyof English>}_${ArabicPlural}`]: string
}
