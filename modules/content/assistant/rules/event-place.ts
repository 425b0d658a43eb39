/** A place in the events of a thread: behind so many chunks of the reply to a message. */
export type EventPlace = { number: number; chunks: number }

/** The id of the event with which a chunk arrives; the context follows the last chunk. */
export const formatEventId = ({ number, chunks }: EventPlace): string => `${number}-${chunks}`

/** Where a stream goes on; from the beginning where the id is none of ours. */
export function parseEventId(id: string | undefined): EventPlace {
  const match = /^(\d{1,6})-(\d{1,6})$/.exec(id ?? '')
  return match ? { number: Number(match[1]), chunks: Number(match[2]) } : { number: 0, chunks: 0 }
}
