/** So much of a part is looked at together with what comes next (characters): no sign below is longer. */
const OVERLAP = 2_048
/** The relations of an honest part are few (characters). */
const MOST_RELATIONS = 1_048_576

/** Document types and entities have no place in a package (ECMA-376, part 2); DDE starts another program. */
const ACTING = /<!(?:DOCTYPE|ENTITY)|<(?:\w+:)?ddeLink\b|\bDDE(?:AUTO)?\s+["&\w]/i
/** A formula with a `|` outside its texts: `cmd|'/c …'!A1` asks another program (CWE-1236). */
const ASKING =
  /<(?:\w+:)?f\b[^<>]*>(?:[^<"&|]|&(?!quot;)|"[^"<]*"|&quot;(?:[^<&]|&(?!quot;))*&quot;)*\|/i

export type PartWatch = {
  /** Whether what was read of the part so far acts when the document is opened; `whole` once it is all there. */
  acts(chunk: Buffer, whole?: boolean): boolean
}

/** Who looks at a part of an Office file while it is unpacked; undefined for a part without words. */
export function partWatch(name: string): PartWatch | undefined {
  if (/\.rels$/i.test(name)) return relations()
  return /\.(?:xml|vml)$/i.test(name) ? words() : undefined
}

function words(): PartWatch {
  let before = ''
  return {
    acts(chunk) {
      const text = before + chunk.toString('latin1')
      before = text.slice(-OVERLAP)
      return isHidden(text) || ACTING.test(text) || ASKING.test(text)
    },
  }
}

/** A relation that leads out of the file is fetched when the document is opened, but for what is clicked on. */
function relations(): PartWatch {
  let text = ''
  return {
    acts(chunk, whole = false) {
      text += chunk.toString('latin1')
      if (text.length > MOST_RELATIONS || isHidden(text) || ACTING.test(text)) return true
      if (!whole) return false
      // Counted against the text: an attribute with a `>` in it must not hide what comes behind.
      const clicked = (text.match(RELATION) ?? []).filter(isClicked).length
      return (text.match(LEADS_OUT) ?? []).length > clicked
    },
  }
}

const RELATION = /<(?:\w+:)?Relationship\b[^<>]*>/gi
/** However it is spelled: a value with a reference in it is none of Office's. */
const LEADS_OUT = /TargetMode\s*=\s*["']?\s*(?:External|[^"'<>]*&)/gi
const isClicked = (relation: string) =>
  /TargetMode\s*=\s*["']External["']/i.test(relation) &&
  /\sType\s*=\s*["'][^"'&]*\/hyperlink["']/i.test(relation)

/** Letters of two bytes would spell each sign another way; Office writes UTF-8. */
const isHidden = (text: string) => text.includes('\u0000')
