/** The most products on one person's wishlist: more than anybody keeps track of. */
export const WISHES_MAX = 500
