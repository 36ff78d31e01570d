import type { ConcurrentIndex } from '#server/platform/db/schema/concurrent-index.ts'

/**
 * Indexes over tables that grow with customers, products or requests. A job makes them after the start, beside running changes: a
 * migration would close the table for as long as it takes.
 */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  // The pictures that products name.
  { name: 'products_image_name', on: 'on products (image_name) where image_name is not null' },
  { name: 'products_pictures', on: 'on products using gin (pictures jsonb_path_ops) with (fastupdate = false)' },
  // The ratings of products on show, to be counted without reading the products.
  {
    name: 'products_rated_counted',
    on: 'on products (brand_id) include (rating_sum, review_count) where review_count > 0 and is_active',
  },
  // Staff and merchants among many members.
  { name: 'users_not_members', on: `on users (role, id) where role <> 'ROLE MEMBER'` },
  { name: 'reviews_status', on: 'on reviews (status, id)' },
  { name: 'reviews_title', on: 'on reviews using gin (lower(title) gin_trgm_ops)' },
  // The offers that wait for staff.
  { name: 'offers_unanswered', on: 'on offers (id) where unanswered > 0' },
  {
    name: 'offer_versions_unconfirmed',
    on: `on offer_versions (offer_id) where state = 'waiting' or (state = 'accepted' and not is_confirmed)`,
  },
  { name: 'offer_versions_salesperson', on: 'on offer_versions (salesperson)' },
  // The orders of the list of offers, and the newest of the states that most offers end in.
  { name: 'offer_versions_valid_until', on: 'on offer_versions (valid_until, offer_id desc)' },
  { name: 'offer_versions_total', on: 'on offer_versions (total_minor desc nulls last, offer_id desc)' },
  {
    name: 'offer_versions_customer',
    on: `on offer_versions (lower(coalesce(nullif(company, ''), customer)), offer_id desc)`,
  },
  { name: 'offer_versions_seen', on: 'on offer_versions (seen desc nulls last, offer_id desc)' },
  { name: 'offer_versions_newest_accepted', on: `on offer_versions (offer_id) where state = 'accepted'` },
  { name: 'offer_versions_newest_declined', on: `on offer_versions (offer_id) where state = 'declined'` },
  // The accepted lines that go along when lines of a request are moved, or are gone.
  { name: 'offer_items_order_line', on: 'on offer_items (order_line_id) where order_line_id is not null' },
  // The archive is searched apart from the open requests, which are many more.
  {
    name: 'orders_archived_search',
    on: 'on orders using gin (search_text gin_trgm_ops) with (fastupdate = false) where archived is not null',
  },
  // All requests of a person, open and archived, and the look for them when an account goes.
  { name: 'orders_of_person', on: 'on orders (user_id, id) where user_id is not null' },
  { name: 'carts_created', on: 'on carts (created)' },
  { name: 'audit_entries_actor', on: 'on audit_entries (actor_id) where actor_id is not null' },
]
