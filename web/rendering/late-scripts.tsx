import { createContext, use, type ReactNode } from 'react'

/** Starts a page's scripts (start-script.tsx); only the server has it. */
export const StartContext = createContext<ReactNode>(undefined)

/** The browser has the script already: its bundle does without the text, and leaves what it finds. */
export const LateScripts = () =>
  use(StartContext) ?? (
    <script nonce="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
