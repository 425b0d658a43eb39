import { makeMaliciousSvgs } from './malicious/svgs.ts'
import type { MaliciousFile } from './malicious/malicious-file.ts'
import { makeWronglyNamedFiles, makeForbiddenFiles } from './malicious/wrong-names.ts'
import { makeMaliciousOfficeFiles } from './malicious/office-files.ts'
import { makeMaliciousPdfs } from './malicious/pdfs.ts'
import { makePixelBombs, makeMaliciousImages } from './malicious/images.ts'

/** All hostile files, freshly built. */
export const makeMaliciousFiles = async (): Promise<MaliciousFile[]> => [
  ...makeMaliciousSvgs(),
  ...makeMaliciousPdfs(),
  ...makeMaliciousOfficeFiles(),
  ...(await makeMaliciousImages()),
  ...makePixelBombs(),
  ...(await makeWronglyNamedFiles()),
  ...makeForbiddenFiles(),
]
