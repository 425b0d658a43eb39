import type { StackFrame } from './protocol.ts'

const MAX_FRAMES = 40

/** `at load (https://…/shop-a1.js:3:120)` of Chromium and Node, `load@https://…:3:120` of Firefox and Safari. */
const V8_FRAME = /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/
const GECKO_FRAME = /^(.*?)@(.+?):(\d+):(\d+)$/

/** The frames of a stack, the innermost first. Files lose host and query, so that every build groups alike. */
export function parseStack(stack: string | undefined): StackFrame[] {
  const frames: StackFrame[] = []
  for (const line of (stack ?? '').split('\n')) {
    const [, method, file, lineNumber, columnNumber] =
      V8_FRAME.exec(line) ?? GECKO_FRAME.exec(line) ?? []
    if (!file) continue
    frames.push({
      file: file.replace(/^(?:file|https?):\/\/[^/]*/, '').replace(/[?#].*$/, ''),
      method: method || '(anonymous)',
      lineNumber: Number(lineNumber),
      columnNumber: Number(columnNumber),
    })
    if (frames.length === MAX_FRAMES) break
  }
  return frames
}
