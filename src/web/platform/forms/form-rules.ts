import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldIssue } from '#contract/issues.ts'
import { stripHtml } from '#domain/text/html.ts'
import type { Language } from '#domain/text/language.ts'
import { calledIn } from '#i18n/field-names.ts'
import { fieldTextKey } from '#i18n/field-text-key.ts'
import { formatNumber } from '#i18n/formats.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import type { ApiError } from '../calls/api.ts'
import { findText, type Texts } from '../texts/texts.ts'

/** Schemas load with the form's first use and stay out of a page's first view. */
export type FetchSchema = () => Promise<z.ZodType<unknown, FieldValues>>

export interface ResolverFacts {
  readonly fetchSchema: FetchSchema
  /** Labels of fields that differ from those of other forms. */
  readonly fieldNames: Readonly<Partial<Record<string, string>>>
  readonly t: Texts<typeof formsTexts>
  readonly language: Language
}

/** Checks typed values by the server's schema; each refused field gets one message, which calls it what the form calls it. */
export function resolverOf<Values extends FieldValues>({ fetchSchema, fieldNames, t, language }: ResolverFacts): Resolver<Values> {
  return async (values) => {
    // Without a network, or after an update of the shop, the rules may be out of reach; the server has them too.
    const schema = await fetchSchema().catch(() => null)
    const parsed = schema?.safeParse(values)
    // The raw values are sent, because the server parses them by the same schema.
    if (parsed === undefined || parsed.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of parsed.error.issues) {
      const { field, name: key, text, limit } = fieldIssue(issue)
      if (field in errors) continue
      const called = calledIn(text, key, language)
      const own = called === field ? fieldNames[field] : undefined
      const name = own ?? findText(language, formsTexts, `fields.${called.split('.').at(-1) ?? field}`) ?? t('fields.other')
      errors[field] = {
        type: text,
        message: t(`fieldTexts.${fieldTextKey(text, field)}`, {
          field: name,
          ...(limit === undefined ? {} : { limit: formatNumber(limit, language) }),
        }),
      }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** The fields of this form that the server refused, with its reasons. */
export function refusedFields(
  { fields }: Pick<ApiError, 'fields'>,
  values: FieldValues,
): readonly { readonly name: string; readonly message: string }[] {
  return Object.entries(fields).flatMap(([field, messages]) => {
    const name = field.split('.').at(-1) ?? field
    const message = messages[0]
    return name in values && message !== undefined ? [{ name, message }] : []
  })
}

/** Removes HTML tags as the server would; a password is sent as typed. */
export function withoutHtml<Values extends FieldValues>(values: Values): Values {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && !/password/i.test(name) ? stripHtml(value) : value,
  ])
  return Object.fromEntries(cleaned) as Values
}
