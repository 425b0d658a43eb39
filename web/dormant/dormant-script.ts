import { watchDeviceType } from '../device-type.ts'
import { askFirstQuestion } from './first-question.ts'
import { describePage } from './describe-page.ts'
import { followReader } from './follow-reader.ts'
import { keepDormantCopy } from './keep-dormant-copy.ts'
import { showAds } from './show-ads.ts'
import { placeSupportButton } from './support-button.ts'
import { wakeWhenBlocked } from './wake-when-blocked.ts'
import { wakeWhenNeeded } from './wake-when-needed.ts'

/**
 * The whole script of a page that is only read (decision 100): what it does by itself, in at most 5 kB. Each part is a
 * function without React; whatever needs more wakes the page when the reader asks for it.
 */
const parts: readonly (() => void)[] = [
  watchDeviceType,
  wakeWhenNeeded,
  wakeWhenBlocked,
  followReader,
  placeSupportButton,
  showAds,
  askFirstQuestion,
  describePage,
  keepDormantCopy,
]

for (const part of parts) part()
document.documentElement.dataset['scripts'] = 'dormant'
