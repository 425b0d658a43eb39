/** So much of a part is looked at together with what comes next (characters): no sign below is longer. */
const OVERLAP_LENGTH = 2_048
/** The relations of an honest part are few (characters). */
const MAX_RELATIONSHIPS_LENGTH = 1_048_576

/** Document types and entities have no place in a package (ECMA-376, part 2); DDE starts another program. */
const ACTIVE_CONTENT = /<!(?:DOCTYPE|ENTITY)|<(?:\w+:)?ddeLink\b|\bDDE(?:AUTO)?\s+["&\w]/i
/** A formula with a `|` outside its texts: `cmd|'/c …'!A1` asks another program (CWE-1236). */
const EXTERNAL_FORMULA =
  /<(?:\w+:)?f\b[^<>]*>(?:[^<"&|]|&(?!quot;)|"[^"<]*"|&quot;(?:[^<&]|&(?!quot;))*&quot;)*\|/i

export type PartScanner = {
  /** Whether what was read of the part so far acts when the document is opened; `whole` once it is all there. */
  findsActiveContent(chunk: Buffer, isComplete?: boolean): boolean
}

/** Who looks at a part of an Office file while it is unpacked; undefined for a part without words. */
export function createPartScanner(name: string): PartScanner | undefined {
  if (/\.rels$/i.test(name)) return createRelationshipScanner()
  return /\.(?:xml|vml)$/i.test(name) ? createTextScanner() : undefined
}

function createTextScanner(): PartScanner {
  let overlap = ''
  return {
    findsActiveContent(chunk) {
      const text = overlap + chunk.toString('latin1')
      overlap = text.slice(-OVERLAP_LENGTH)
      return containsNul(text) || ACTIVE_CONTENT.test(text) || EXTERNAL_FORMULA.test(text)
    },
  }
}

/** A relation that leads out of the file is fetched when the document is opened, but for what is clicked on. */
function createRelationshipScanner(): PartScanner {
  let text = ''
  return {
    findsActiveContent(chunk, isComplete = false) {
      text += chunk.toString('latin1')
      if (text.length > MAX_RELATIONSHIPS_LENGTH || containsNul(text) || ACTIVE_CONTENT.test(text))
        return true
      if (!isComplete) return false
      // Counted against the text: an attribute with a `>` in it must not hide what comes behind.
      const hyperlinks = (text.match(RELATIONSHIP) ?? []).filter(isHyperlink).length
      return (text.match(EXTERNAL_TARGET) ?? []).length > hyperlinks
    },
  }
}

const RELATIONSHIP = /<(?:\w+:)?Relationship\b[^<>]*>/gi
/** However it is spelled: a value with a reference in it is none of Office's. */
const EXTERNAL_TARGET = /TargetMode\s*=\s*["']?\s*(?:External|[^"'<>]*&)/gi
const isHyperlink = (relationship: string) =>
  /TargetMode\s*=\s*["']External["']/i.test(relationship) &&
  /\sType\s*=\s*["'][^"'&]*\/hyperlink["']/i.test(relationship)

/** Letters of two bytes would spell each sign another way; Office writes UTF-8. */
const containsNul = (text: string) => text.includes('\u0000')
