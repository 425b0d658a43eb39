import { MAX_CELL_LENGTH } from '../../spreadsheets/limits.ts'

/**
 * The end of each chunk that is scanned again with the next one (characters); no pattern below is
 * longer.
 */
const OVERLAP_LENGTH = 2_048
/** Maximum length of a part's relationships (characters); a genuine document has few. */
const MAX_RELATIONSHIPS_LENGTH = 1_048_576

/**
 * Document types and entities are not allowed in a package (ECMA-376, part 2); DDE starts another
 * program.
 */
const ACTIVE_CONTENT = /<!(?:DOCTYPE|ENTITY)|<(?:\w+:)?ddeLink\b|\bDDE(?:AUTO)?\s+["&\w]/i
/**
 * A formula with a `|` outside string literals: `cmd|'/c …'!A1` starts another program (CWE-1236).
 */
const EXTERNAL_FORMULA =
  /<(?:\w+:)?f\b[^<>]*>(?:[^<"&|]|&(?!quot;)|"[^"<]*"|&quot;(?:[^<&]|&(?!quot;))*&quot;)*\|/i

/**
 * Maximum length between two tags of a sheet or its texts (bytes): the longest cell of any spreadsheet
 * program, each character written in as many bytes as there are.
 */
const MAX_TEXT_BYTES = 8 * MAX_CELL_LENGTH
const SHEET_PART = /^xl\/(?:worksheets\/|sharedStrings)/i

export type PartScanner = {
  /** Whether the part contains active content, or an impossibly long text, so far. `isComplete` marks the last call. */
  findsActiveContent(chunk: Buffer, isComplete?: boolean): boolean
}

/**
 * Creates a scanner for a part of an Office file while it is unpacked; undefined for a part that is
 * not text.
 */
export function createPartScanner(name: string): PartScanner | undefined {
  if (/\.rels$/i.test(name)) return createRelationshipScanner()
  if (!/\.(?:xml|vml)$/i.test(name)) return undefined
  return createTextScanner(SHEET_PART.test(name) ? MAX_TEXT_BYTES : Infinity)
}

function createTextScanner(maxTextBytes: number): PartScanner {
  let overlap = ''
  let sinceTag = 0
  return {
    findsActiveContent(chunk) {
      const lastTag = chunk.lastIndexOf('<')
      const firstTag = lastTag < 0 ? chunk.length : chunk.indexOf('<')
      if (sinceTag + firstTag > maxTextBytes) return true
      sinceTag = lastTag < 0 ? sinceTag + chunk.length : chunk.length - lastTag
      const text = overlap + chunk.toString('latin1')
      overlap = text.slice(-OVERLAP_LENGTH)
      return containsNul(text) || ACTIVE_CONTENT.test(text) || EXTERNAL_FORMULA.test(text)
    },
  }
}

/**
 * External relationships are fetched when the document is opened, except hyperlinks, which need a
 * click.
 */
function createRelationshipScanner(): PartScanner {
  let text = ''
  return {
    findsActiveContent(chunk, isComplete = false) {
      text += chunk.toString('latin1')
      if (text.length > MAX_RELATIONSHIPS_LENGTH || containsNul(text) || ACTIVE_CONTENT.test(text))
        return true
      if (!isComplete) return false
      // Compares counts over the whole text: a `>` inside an attribute must not hide what follows
      // it.
      const hyperlinks = (text.match(RELATIONSHIP) ?? []).filter(isHyperlink).length
      return (text.match(EXTERNAL_TARGET) ?? []).length > hyperlinks
    },
  }
}

const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^<>]*>/gi
/** In any spelling: Office itself never writes a character reference into this value. */
const EXTERNAL_TARGET = /TargetMode\s*=\s*["']?\s*(?:External|[^"'<>]*&)/gi
const isHyperlink = (relationship: string) =>
  /TargetMode\s*=\s*["']External["']/i.test(relationship) &&
  /\sType\s*=\s*["'][^"'&]*\/hyperlink["']/i.test(relationship)

/** UTF-16 would evade the patterns above; Office writes UTF-8. */
const containsNul = (text: string) => text.includes('\u0000')
