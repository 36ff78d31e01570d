/** The time by which the shop calls: the same on pages and in emails. */
export const promise = {
  by: '{{day}}, {{time}}',
  morning: '{{clock}} AM',
  noon: '{{clock}} PM',
  afternoon: '{{clock}} PM',
  evening: '{{clock}} PM',
}
