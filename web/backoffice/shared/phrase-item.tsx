import type { ReactNode } from 'react'
import { formatDate, formatQuantity } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The longest phrase that a synonym takes (characters). */
const MAX_PHRASE_LENGTH = 60

/** Words that buyers wrote and that found nothing, how often and when last. */
export type FrequentPhrase = { text: string; times: number; lastAt: string }

/** A phrase in a list of such. `children` is what can be done about it. */
export const PhraseItem = ({
  phrase: { text, times, lastAt },
  children,
}: {
  phrase: FrequentPhrase
  children: ReactNode
}) => (
  <li className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-1.5 first:border-0 md:px-6">
    <p className="min-w-0 flex-1 basis-60">
      <b className="block wrap-anywhere">{text}</b>
      <span className="num block text-12 text-ink-2">
        {formatQuantity(times)} kali, terakhir {formatDate(lastAt)}
      </span>
    </p>
    {children}
  </li>
)

/** Opens the synonyms with a phrase filled in. */
export const SynonymLink = ({ phrase }: { phrase: string }) => (
  <ButtonLink
    to={`/backoffice/pencarian?${new URLSearchParams({ tab: 'sinonim', phrase: phrase.slice(0, MAX_PHRASE_LENGTH) })}`}
    variant="outlined"
    color="secondary"
    aria-label={`Jadikan sinonim: ${phrase}`}
  >
    Jadikan sinonim
  </ButtonLink>
)
