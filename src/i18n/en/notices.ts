export const notices = {
  tryAgain: 'Please Try Again!',
  unauthorized: 'Unauthorized Access! Please login again',
  forbidden: 'Forbidden! You are not allowed to access this resource.',
  failed: 'Your request could not be processed. Please try again.',
  offline: 'You are offline. Your bag is saved on this device.',
  close: 'Close',
} as const
