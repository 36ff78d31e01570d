/** An old request or offer that becomes a bag again. */
export const orderAgain = {
  order: 'Request again',
  gone: 'no longer available',
  change: '{from} then, {to} today',
  quantity: 'Quantity {{quantity}}',
  nothing: 'None of these products is available any more.',
  put_one: 'Put {{count}} product in the bag',
  put_other: 'Put {{count}} products in the bag',
  back: 'Back',
} as const
