/** What the shop's own pages say of asking for a quotation; the drawer's words come with the drawer. */
export const request = {
  add: 'Request quotation',
  remove: 'Remove from bag',
  bag: 'Bag',
  holds_one: '{{count}} product in the bag',
  holds_other: '{{count}} products in the bag',
} as const
