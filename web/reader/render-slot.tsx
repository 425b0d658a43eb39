import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { findSlotContent } from './slot.tsx'

/** Renders what a slot of a shared page shows to one reader. Links find a router, but no location. */
export function renderSlot(name: string, args: object, data: unknown): string {
  const Content = findSlotContent(name)
  if (!Content) throw new Error(`There is no slot ${name}.`)
  return renderToString(
    <MemoryRouter>
      <Content {...args} data={data} />
    </MemoryRouter>,
  )
}
