/** A reason that only the settings know. */
export const mistake = (
  reason:
    | 'phone'
    | 'link'
    | 'path'
    | 'no-days'
    | 'hours-order'
    | 'days-order'
    | 'plan-sum'
    | 'percent'
    | 'percent-range'
    | 'fee-negative'
    | 'fee-large'
    | 'iban'
    | 'swift',
) => ({ error: reason })
