import { ApiError } from './api.ts'

/** Returns null for a record that does not exist, whose page then says so inside the account area; other errors go to the boundary around it. */
export async function unlessMissing<Loaded>(loading: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
}
