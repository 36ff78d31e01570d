export const notices = {
  label: 'Notices',
  tryAgain: 'Please Try Again!',
  unauthorized: 'Unauthorized Access! Please login again',
  forbidden: 'Forbidden! You are not allowed to access this resource.',
  failed: 'Your request could not be processed. Please try again.',
  unsent: 'There is no internet connection. Nothing is lost: press again once it is back.',
  offline: 'You are offline. Your bag is saved on this device.',
  signedOut: 'You have signed out!',
  close: 'Close',
} as const
