import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts/texts.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { SearchBox } from './search-box.tsx'

/** The search of a small screen, with the whole screen for suggestions. */
export function SearchOverlay() {
  const { t } = useTexts()
  const { isOpen, setOpen } = useLayer('search')
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={t('navigation.search.label')}
      closeLabel={t('navigation.close')}
      side="cover"
    >
      <SearchBox input={input} position="screen" />
    </Drawer>
  )
}
