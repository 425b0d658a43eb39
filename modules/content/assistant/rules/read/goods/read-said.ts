import {
  askTogether,
  coverPurpose,
  dropProblems,
  dropReasons,
  dropRepeated,
  dropTitle,
  joinColour,
} from '../arrange-acts.ts'
import { askOnly, coverOpenArea, repeatQuestion } from '../questions/continue-question.ts'
import type { Act } from '../../track/act.ts'
import { listSpoken } from '../../track/dialogue.ts'
import { takeCalculated } from '../../track/calculated-goods.ts'
import { buildWalls } from '../work/build-walls.ts'
import { continueSort, nameSort } from './continue-sort.ts'
import type { MessageContext } from '../message-context.ts'
import { readWorkActs } from '../work/read-work-acts.ts'
import { readProject } from '../../projects/read-project.ts'
import { readSpacing } from '../work/read-spacing.ts'
import { readPointed } from '../changes/read-pointed.ts'
import { readMixedUp } from '../changes/read-mixed-up.ts'
import { readMiswritten } from '../changes/read-instead.ts'
import { coverNet, dropNet } from '../work/read-net.ts'
import { giveSort, readSortOfAll } from '../changes/sort-all.ts'
import { readAnotherSize } from '../changes/read-another-size.ts'
import { giveQuantity } from '../../track/give-quantity.ts'
import { readAllBut } from '../changes/read-all-but.ts'
import { joinRooms } from '../work/read-area.ts'
import { readEach, splitBehindEach } from './read-each.ts'
import { readOpenings, takeOpenings } from '../work/read-openings.ts'
import { readSameQuantity } from '../changes/read-same-quantity.ts'
import { readPart } from './read-part.ts'
import { multiplyPerItem } from './read-per-item.ts'
import { readSeveral } from './read-several.ts'
import { supposeQuantity, takeOfferedFirst } from '../questions/suppose.ts'
import { nameForEach } from './name-for-each.ts'
import { nameSame } from './name-same.ts'
import { nameBrands } from './name-brands.ts'
import { followReturn, orderInstead, pickBehind } from '../changes/settle-targets.ts'
import { countRooms } from '../../words/count-rooms.ts'
import { joinDescribed } from './join-described.ts'
import { nameMortar } from './name-mortar.ts'
import { nameFittings } from './name-fittings.ts'
import { joinMeasured } from './join-measured.ts'
import { joinPurpose } from './join-purpose.ts'
import { splitParts } from './read-goods.ts'
import { dropDescribed } from './read-described.ts'
import { divideListed, divideNamed } from './divide-counted.ts'
import { describeCounted } from './describe-counted.ts'
import { dropRefused } from './drop-refused.ts'
import { dropSaidAgain } from './drop-said-again.ts'
import { dropStories } from '../tells-of-others.ts'
import { noteRemarks } from './note-remarks.ts'
import { passOverNoGoods } from './pass-over-no-goods.ts'
import { readBackCounted } from '../changes/read-back-counted.ts'
import { readUnchangedSize } from '../changes/read-unchanged-size.ts'
import { readPointedEach } from '../changes/read-pointed-each.ts'
import { readRooms, readRoomsAgain } from './read-rooms.ts'
import { callCorrected } from '../changes/call-corrected.ts'
import { readSameSize } from '../changes/read-same-size.ts'
import { nameBelonging } from './name-belonging.ts'

/** What a normalized message says beside names and addresses. */
export const readSaid = (text: string, context: MessageContext): Act[] =>
  passOverNoGoods(noteRemarks(readAll(text, context), context), context)

function readAll(text: string, context: MessageContext): Act[] {
  const beside = dropStories(text, context)
  if (beside !== undefined) return beside ? readSaid(beside, context) : [{ kind: 'keep' }]
  const inRooms = readRooms(text)
  if (inRooms) return [...readSaid(inRooms.list, context), { kind: 'rooms', count: inRooms.count }]
  const pointed =
    readRoomsAgain(text, context.dialogue) ??
    readUnchangedSize(text, context.dialogue) ??
    readBackCounted(text, context.dialogue) ??
    readSameSize(text, context.dialogue) ??
    readPointedEach(text, context.dialogue)
  if (pointed) return pointed
  const corrected = callCorrected(text, context.dialogue.items)
  if (corrected !== text) return readSaid(corrected, context)
  const rooms = countRooms(joinRooms(text))
  if (rooms !== text) return readSaid(rooms, context)
  const spoken = listSpoken(context.dialogue)
  const named = nameForEach(
    nameSame(multiplyPerItem(text, context.dialogue.items), spoken),
    context.dialogue,
  )
  if (named !== text) return readSaid(named, context)
  const divided = divideNamed(text)
  if (divided !== text) return readSaid(divided, context)
  const parted = divideListed(text, context.dialogue)
  if (parted) return parted
  const branded = nameBrands(text, context.recognize)
  if (branded !== text) return readSaid(branded, context)
  const [behindEach, others] = splitBehindEach(text)
  if (others)
    return [
      ...readSaid(behindEach, context),
      ...readSaid(nameSort(behindEach, others, context.recognize), context),
    ]
  const sorted = readSortOfAll(text)
  if (sorted) return giveSort(readSaid(sorted.rest, context), sorted.sort)
  const same = readSameQuantity(text, listSpoken(context.dialogue))
  if (same) return giveQuantity([...(same.rest ? readSaid(same.rest, context) : []), same.quantity])
  const walls = readOpenings(text)
  if (walls) return takeOpenings(readSaid(walls.rest, context), walls.openingsM2)
  const net = dropNet(text)
  if (net !== undefined) return coverNet(net ? readSaid(net, context) : [], context.dialogue)
  const allBut = readAllBut(text, context.dialogue)
  if (allBut) return allBut
  const mixedUp = readMixedUp(text, listSpoken(context.dialogue))
  if (mixedUp) return mixedUp
  const miswritten = readMiswritten(text, listSpoken(context.dialogue))
  if (miswritten) return [miswritten]
  const another = readAnotherSize(text, context.dialogue)
  if (another) return [another]
  const several = readSeveral(text, context.dialogue, context.recognize)
  if (several) return several
  const work = readWorkActs(text, context)
  if (work) return work
  const project = readProject(text, context)
  if (project) return project
  const spaced = readSpacing(text, context)
  if (spaced) return spaced
  const each = readEach(text)
  const joined = joinDescribed(
    joinMeasured(
      continueSort(
        dropSaidAgain(
          dropDescribed(
            dropRefused(splitParts(each?.rest ?? text, context.recognize), context.recognize),
            context.recognize,
          ),
          context.dialogue.items,
        ),
        context.recognize,
      ),
      context.recognize,
    ),
    context.recognize,
  )
  const belonging = nameBelonging(
    nameMortar(nameFittings(joined, context.dialogue), context.dialogue),
    context.recognize,
    listSpoken(context.dialogue).at(-1)?.words,
  )
  // `terpalnya yang 6x8` is the `terpal` of the list, and belongs to no other goods.
  const parts = joined.map((part, at) =>
    readPointed(part, context.dialogue) ? part : belonging[at]!,
  )
  const acts = askTogether(
    joinPurpose(
      coverPurpose(
        dropRepeated(
          dropReasons(
            joinColour(
              dropTitle(
                dropProblems(
                  describeCounted(
                    parts.flatMap((part) => readPart(part, context)),
                    context.dialogue,
                  ),
                ),
              ),
            ),
            context.recognize,
          ),
        ),
      ),
    ),
  )
  const repeated = repeatQuestion(acts, text, context.dialogue.topic)
  const settled = followReturn(
    orderInstead(pickBehind(giveQuantity(repeated))),
    context.dialogue.focus?.id,
  )
  const covering = coverOpenArea(askOnly(settled, text), text, context.dialogue)
  const taken = takeCalculated(buildWalls(covering), context.dialogue, SUPPOSES.test(text))
  const said = takeOfferedFirst(supposeQuantity(taken, text), text, context.dialogue)
  return each ? [...said, each.act] : said
}

/** `kalau sama semennya?` orders nothing. */
const SUPPOSES = /^kalau\s|[?]\s*$/u
