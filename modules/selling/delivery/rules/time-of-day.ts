/** A part of a day: minutes after midnight, WIB. */
export type TimeSpan = { from: number; to: number }

/** `08.30` and `8:30` as 510; NaN where it is no time of day. */
export function toMinutes(time = ''): number {
  const [hour, minute] = time.split(/[.:]/).map(Number)
  return hour! <= 24 && minute! < 60 ? hour! * 60 + minute! : Number.NaN
}

/** A window as people read it: `08.00–11.00 WIB`. */
export function readWindow(window: string): TimeSpan {
  const [from, to] = window.replace(' WIB', '').split('–').map(toMinutes)
  return { from: from!, to: to! }
}
