/** The outline of the handle by which a row is dragged. */
export const HANDLE = 'M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01'
