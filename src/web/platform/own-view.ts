import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { storedToken } from './session.ts'

/** The server renders for everybody alike; a browser with a token then loads its own view of the page. */
export function useOwnView(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (storedToken() !== null) void revalidate()
  }, [revalidate])
}
