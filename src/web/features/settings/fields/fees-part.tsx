import { FEE_KINDS } from '#domain/offers/fees.ts'
import { isolate } from '#i18n/bidi.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import type { FieldSpec } from '../field-spec.ts'
import type { SectionForm } from '../use-section-form.tsx'
import { labelOf } from '../value-words.ts'
import { FeeField, FeePair } from './fee-fields.tsx'
import styles from './fees.module.css'
import { useFilling } from './use-filling.ts'

export interface FeesPartProps {
  readonly form: SectionForm
  readonly specs: readonly FieldSpec[]
}

/** Prices by governorate; several are filled at once, with prices that are typed above or copied from a row. */
export function FeesPart({ form, specs }: FeesPartProps) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const { box, chosen, choose, pattern, type, copy, fill, refused } = useFilling(form)
  const areAll = chosen.length === specs.length
  return (
    <>
      <fieldset ref={box} className={styles.fill}>
        <legend className={styles.legend}>{t('settings.fees.fill')}</legend>
        <p>{t('settings.fees.fillHint')}</p>
        <div className={styles.fees}>
          {FEE_KINDS.map((kind) => (
            <FeeField
              key={kind}
              kind={kind}
              label={t(`settings.fees.${kind}`)}
              value={pattern[kind]}
              error={refused === kind ? t('settings.fees.fillFirst') : undefined}
              onChange={(fee) => type(kind, fee)}
            />
          ))}
        </div>
        <div className="cluster gap-4">
          <Checkbox label={t('settings.fees.all')} checked={areAll} onChange={() => choose(areAll ? [] : specs.map(({ key }) => key))} />
          <Button tone="secondary" aria-disabled={chosen.length === 0} onPress={fill}>
            {chosen.length === 0 ? t('settings.fees.chooseFirst') : t('settings.fees.fillChosen', { count: chosen.length })}
          </Button>
        </div>
      </fieldset>
      <ul className={styles.governorates}>
        {specs.map((spec) => {
          const { key } = spec
          const name = labelOf(spec, { t, language })
          const isChosen = chosen.includes(key)
          return (
            <li key={key} className={styles.governorate}>
              <Checkbox
                label={<bdi>{name}</bdi>}
                checked={isChosen}
                onChange={() => choose(isChosen ? chosen.filter((each) => each !== key) : [...chosen, key])}
              />
              <div className={styles.fees}>
                <FeePair form={form} spec={spec} path={[key]} />
              </div>
              <Button tone="secondary" aria-label={t('settings.fees.copyNamed', { governorate: isolate(name) })} onPress={() => copy(key)}>
                {t('settings.fees.copy')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
