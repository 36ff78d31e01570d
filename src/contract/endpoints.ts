import type { z } from 'zod'
import { catalogueEndpoints } from './catalogue.ts'
import type { Endpoint, EndpointKey } from './endpoint.ts'

/** Every call of the shop. A capability adds its table here and nowhere else. */
export const endpoints = { ...catalogueEndpoints } satisfies Record<EndpointKey, Endpoint>

export type Endpoints = typeof endpoints
export type Call = keyof Endpoints & EndpointKey

type Input<E, Part extends string> = E extends { readonly [key in Part]: infer S extends z.ZodType }
  ? { readonly [key in Part]: z.input<S> }
  : unknown

/** What a caller hands over: path parameters, query and body, each only where the call has one. */
export type CallInput<C extends Call> = Input<Endpoints[C], 'params'> & Partial<Input<Endpoints[C], 'query'>> & Input<Endpoints[C], 'body'>
export type CallReply<C extends Call> = z.output<Endpoints[C]['reply']>
