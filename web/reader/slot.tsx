import { useMemo, type ComponentType, type ReactNode } from 'react'
import { findReaderData, type ReaderData } from './reader-data.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-slot': { className: string; 'data-slot'?: string; children?: ReactNode }
    }
  }
}

/** What a slot's component gets: the reader's data, and what the page gives it. */
type SlotContent<T, Args> = ComponentType<{ data: T } & Args>
type AnyContent = SlotContent<unknown, object>

const contents = new Map<string, AnyContent>()

/** The component of a slot, by the name in a shared page. */
export const findSlotContent = (name: string): AnyContent | undefined => contents.get(name)

/** What `data-slot` says of a slot that is to be filled. */
export type SlotMark = { name: string; data: string; args: object }

/**
 * Declares a slot: the only place of a shared page that shows something of its reader. It is rendered apart from its
 * page, so its component uses neither `useId` nor the location, and its arguments are plain JSON.
 */
export function defineSlot<T, Args extends object = {}>(
  name: string,
  Content: SlotContent<T, Args>,
): ComponentType<{ data: ReaderData<T> } & Args> {
  if (import.meta.env.SSR) contents.set(name, Content as unknown as AnyContent)
  function Slot({ data, ...args }: { data: ReaderData<T> } & Args) {
    const value = useMemo(() => findReaderData(data), [data])
    if (value !== undefined)
      return (
        <x-slot className="contents">
          <Content {...(args as unknown as Args)} data={value} />
        </x-slot>
      )
    const mark: SlotMark = { name, data, args }
    return <x-slot className="contents" data-slot={JSON.stringify(mark)} />
  }
  return Slot as ComponentType<{ data: ReaderData<T> } & Args>
}
