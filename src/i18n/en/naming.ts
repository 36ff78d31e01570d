/** Labels for the names of products and collections, in the dashboard's forms. */
export const naming = {
  title: 'Name and description',
  name: 'Name in English',
  nameAr: 'Name in Arabic',
  description: 'Description in English',
  descriptionAr: 'Description in Arabic',
} as const
