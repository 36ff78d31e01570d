import { EVERYTHING } from '#domain/list-scope.ts'

/** Queries that must find no row in the catalogue, whatever was done to it at once. */
export const CATALOGUE_CHECKS = {
  'on in spite of reasons': `
    select id from products where is_active and cardinality(inactive_reasons) > 0`,
  'kept off by its brand, which is on or gone': `
    select p.id from products p left join brands b on b.id = p.brand_id
    where 'brand' = any(p.inactive_reasons) and (b.id is null or b.is_active or b.inactive_reasons = '{merchant}')`,
  'kept off by a merchant who is on or gone': `
    select p.id from products p left join brands b on b.id = p.brand_id
    where 'merchant' = any(p.inactive_reasons) and (b.id is null or b.is_merchant_active)`,
  'kept off by a category that is on, or that it is not in': `
    select p.id, c.id as category from products p join categories c on ('category:' || c.id) = any(p.inactive_reasons)
    where c.is_active or not exists (
      select from product_categories pc join categories own on own.id = pc.category_id
      where pc.product_id = p.id and c.id in (own.id, own.parent_id))`,
  'a category within one that is within another, or otherwise off than it says': `
    select c.id from categories c left join categories above on above.id = c.parent_id
    where above.parent_id is not null or c.is_parent_active <> coalesce(above.is_active, true)`,
  'listed otherwise than it should be': `
    with wanted as (
      select lists.scope, p.id as product_id from products p
      join brands b on b.id = p.brand_id and b.is_active and b.is_merchant_active
      cross join lateral (
        select '${EVERYTHING}'::uuid as scope
        union all select p.brand_id
        union all (
          select c.id from product_categories pc
          join categories own on own.id = pc.category_id and own.is_active and own.is_parent_active
          join categories c on c.id in (own.id, own.parent_id) where pc.product_id = p.id)
      ) lists
      where p.is_active
    )
    (select scope, product_id from wanted except select scope, product_id from listing)
    union all (select scope, product_id from listing except select scope, product_id from wanted)`,
  'counted wrong': `
    select coalesce(c.scope, l.scope) as scope from listing_counts c
    full join (select scope, count(*) as count from listing group by scope) l on l.scope = c.scope
    where coalesce(c.count, 0) <> coalesce(l.count, 0)`,
  'counted for nothing': `
    select scope from listing_counts where scope <> '${EVERYTHING}'
      and scope not in (select id from brands) and scope not in (select id from categories)`,
  'a given-up slug of nothing': `
    select slug from old_slugs where (kind = 'category' and record_id not in (select id from categories))
      or (kind = 'brand' and record_id not in (select id from brands)) or (kind = 'product' and record_id not in (select id from products))`,
  'a given-up slug that somebody bears': `
    select o.slug from old_slugs o where (o.kind = 'category' and exists (select from categories c where c.slug = o.slug))
      or (o.kind = 'brand' and exists (select from brands b where b.slug = o.slug))`,
  'a merchant who is approved and has no brand': `
    select id from merchants where status = 'Approved' and brand_id is null`,
  'a merchant who is on and not approved': `
    select id from merchants where status <> 'Approved' and is_active`,
  'a brand whose merchant is otherwise than it says': `
    select b.id from brands b left join merchants m on m.brand_id = b.id
    where b.is_merchant_active <> coalesce(m.is_active, true)`,
  'found in a search for nothing': `
    select e.product_id from search_entries e left join products p on p.id = e.product_id where p.id is null`,
} as const
