import { SPECS, type SpecKey } from '#domain/catalogue/specs.ts'
import { FIELD_TEXTS, type FieldText } from '#domain/errors.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { isChosenByStaff, isSpecColumn, type SheetColumn } from '#domain/sheets/columns.ts'
import type { ExportColumn, ExportedList } from '#domain/sheets/exports.ts'
import { unreadableKind } from '#domain/sheets/pictures.ts'
import { type RowIssue, SHEET_WARNINGS, type SheetMistakeText, type SheetWarning } from '#domain/sheets/results.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { sheetRows as ar } from './ar/sheet-rows.ts'
import { isolate } from './bidi.ts'
import { sheetRows as en } from './en/sheet-rows.ts'
import { formatMoney } from './formats.ts'
import { interpolate } from './interpolate.ts'
import { fieldName, fieldText } from './texts.ts'

const dictionaries = { en, ar } as const

/** The heading of a column; that of a spec names its unit. */
export function columnName(column: SheetColumn, language: Language): string {
  if (isSpecColumn(column)) return specName(column, language)
  return dictionaries[language].columns[column]
}

function specName(key: SpecKey, language: Language): string {
  const unit = SPECS[key]
  return unit === '' ? fieldName(key, language) : `${fieldName(key, language)} (${unit})`
}

export function columnNames(column: SheetColumn): string[] {
  return LANGUAGES.map((language) => columnName(column, language))
}

interface ChoosingPerson {
  readonly language: Language
  readonly isStaff: boolean
}

/** A column among those to choose from; merchants are told of one that staff alone fill. */
export function choiceName(column: SheetColumn, { language, isStaff }: ChoosingPerson): string {
  const name = columnName(column, language)
  return isStaff || !isChosenByStaff(column) ? name : interpolate(dictionaries[language].byStaff, { column: name })
}

export function sheetWord(word: keyof typeof en.words, language: Language): string {
  return dictionaries[language].words[word]
}

export function sheetPageName(page: keyof typeof en.pages, language: Language): string {
  return dictionaries[language].pages[page]
}

export function sheetFileName(name: keyof typeof en.files, language: Language): string {
  return dictionaries[language].files[name]
}

export function sheetHead(head: keyof typeof en.head, language: Language): string {
  return dictionaries[language].head[head]
}

/** The name of a list that goes out, as its file bears it. */
export function exportListName(list: ExportedList, language: Language): string {
  return dictionaries[language].exports.lists[list]
}

/** The name of its page within the file. */
export function exportPageName(list: ExportedList, language: Language): string {
  return dictionaries[language].exports.pages[list]
}

export function exportColumnName(column: ExportColumn, language: Language): string {
  return dictionaries[language].exports.columns[column]
}

export function exportWord(word: keyof typeof en.exports.words, language: Language): string {
  return dictionaries[language].exports.words[word]
}

/** The rules for filling in, by column, and for empty cells at the end. */
export function sheetRules(columns: readonly SheetColumn[], language: Language): { column: string; rule: string }[] {
  const { rules } = dictionaries[language]
  const rows = columns.flatMap((column) =>
    Object.hasOwn(rules, column) ? [{ column: columnName(column, language), rule: rules[column as keyof typeof rules] }] : [],
  )
  return [...rows, { column: '', rule: rules.empty }]
}

/** The sentence about one cell of a row. */
export function rowIssueText(issue: RowIssue, language: Language): string {
  const { mistakes, warnings, suggestion } = dictionaries[language]
  const { text, column, limit } = issue
  if (isFieldText(text)) return fieldText(text, language, { field: column, limit, name: columnName(column, language) })
  const word = (value: string | undefined) => (language === 'ar' ? isolate(value ?? '') : (value ?? ''))
  if (isWarning(text)) {
    const amount = word(amountText(issue.amount, language))
    return interpolate(warnings[text], { value: word(issue.value), amount, row: issue.row ?? '', tab: word(issue.tab) })
  }
  const sentence = interpolate(mistakes[text], { value: word(issue.value), row: issue.row ?? '', column: columnName(column, language) })
  return issue.suggestion === undefined ? sentence : `${sentence} ${interpolate(suggestion, { suggestion: word(issue.suggestion) })}`
}

/** The reason why a file of pictures was not taken, with what to do about it. */
export function unreadableText(fileName: string, language: Language): string {
  return dictionaries[language].unreadable[unreadableKind(fileName)]
}

function amountText(amount: number | undefined, language: Language): string {
  return amount === undefined ? '' : formatMoney(amount, language, SHOP_CURRENCY)
}

/** The advice for a group of issues. */
export function issueTodo({ text, column }: Pick<RowIssue, 'text' | 'column'>, language: Language): string {
  const { todo } = dictionaries[language]
  const words = Object.hasOwn(todo, text) ? todo[text as keyof typeof todo] : todo.other
  return interpolate(words, { column: columnName(column, language) })
}

function isFieldText(text: RowIssue['text']): text is FieldText {
  return (FIELD_TEXTS as readonly string[]).includes(text)
}

function isWarning(text: SheetWarning | SheetMistakeText): text is SheetWarning {
  return (SHEET_WARNINGS as readonly string[]).includes(text)
}
