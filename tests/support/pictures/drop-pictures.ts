import { sql } from 'drizzle-orm'
import { dropUnusedPictureJob } from '#server/catalogue/products/products.jobs.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The hours until each of the jobs that look whether the picture of this address is used. */
export async function hoursUntilDropped(db: Db, imageUrl: string): Promise<number[]> {
  const { rows } = await db.execute<{ hours: number }>(sql`
    SELECT round(extract(epoch FROM start_after - now()) / 3600)::int AS hours FROM pgboss.job
    WHERE name = ${dropUnusedPictureJob.name} AND state = 'created' AND ${imageUrl} LIKE '%' || (data->>'name') || '%'`)
  return rows.map(({ hours }) => hours)
}

/** Lets the time pass after which pictures that nothing names are deleted. */
export async function dropPicturesNow(db: Db): Promise<void> {
  await db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name = ${dropUnusedPictureJob.name} AND state = 'created'`)
}
