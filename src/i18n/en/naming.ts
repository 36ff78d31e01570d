/** What something of the catalogue is called, in the forms that keep it. */
export const naming = {
  title: 'Name and description',
  name: 'Name in English',
  nameAr: 'Name in Arabic',
  description: 'Description in English',
  descriptionAr: 'Description in Arabic',
} as const
