import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'

export interface LivePageOptions {
  /** The address of the page. */
  readonly path?: string
  readonly loader?: () => unknown
  /** Marks the route, as the shop's own routes are marked. */
  readonly handle?: object
}

const FIRST_DATA = { loaderData: { page: null } }

/** Effects of an element run after those of the elements within it. */
function Alive({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/** A page of the shop in a document, with its effects and its router; its file needs `@vitest-environment happy-dom`. */
export class LivePage {
  readonly #root
  readonly #router
  readonly #element = document.body.appendChild(document.createElement('main'))

  private constructor(element: ReactNode, { path = '/', loader = () => null, handle = {} }: LivePageOptions) {
    this.#router = createMemoryRouter([{ id: 'page', path: '*', element, loader, handle }], {
      initialEntries: [path],
      hydrationData: FIRST_DATA,
    })
    this.#root = createRoot(this.#element)
    this.#root.render(<RouterProvider router={this.#router} />)
  }

  /** Comes back once the effects of the page have run. */
  static async open(element: ReactNode, options: LivePageOptions = {}): Promise<LivePage> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = new LivePage(<Alive onAlive={resolve}>{element}</Alive>, options)
    await promise
    return page
  }

  leave(): void {
    this.#root.unmount()
    this.#router.dispose()
    this.#element.remove()
  }

  /** Comes back once React has drawn what it was told before: it works in turns of the loop, which begin in order. */
  async drawn(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Follows a link; comes back once its data has loaded. */
  async go(path: string): Promise<void> {
    await this.#router.navigate(path)
  }

  /** The address with its query. */
  get path(): string {
    const { pathname, search } = this.#router.state.location
    return pathname + search
  }

  get text(): string {
    return this.#element.textContent
  }

  all<Found extends HTMLElement>(selector: string): readonly Found[] {
    return [...this.#element.querySelectorAll<Found>(selector)]
  }

  one<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const [found, ...others] = this.all<Found>(selector)
    if (found === undefined || others.length > 0)
      throw new Error(`${found === undefined ? 'No' : 'More than one'} ${selector}: ${this.#element.innerHTML}`)
    return found
  }

  field(name: string): HTMLInputElement {
    return this.one<HTMLInputElement>(`input[name="${name}"]`)
  }

  /** Types as a person does: React ignores a value that is set by its own property. */
  type(name: string, value: string): void {
    const input = this.field(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
