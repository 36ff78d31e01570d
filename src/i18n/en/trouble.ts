export const trouble = {
  label: 'Connection',
  offline: 'You are offline. Your bag is saved on this device.',
  atWork: 'You are offline. What you typed stays on this page until the connection is back.',
  prices: 'Prices could not be loaded.',
  list: 'The list could not be loaded. The previous one is shown.',
  page: 'This page could not be refreshed.',
  link: 'The page could not be opened.',
  retry: 'Try again',
} as const
