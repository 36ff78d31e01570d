/** The time zone of the shop, its staff and its customers. */
export const SHOP_TIME_ZONE = 'Africa/Cairo'
