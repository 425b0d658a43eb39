import { svg } from '../valid.ts'
import { makeFiles, makeNumberedFiles } from './malicious-file.ts'

const ACTIVE_ELEMENTS = [
  '<script>alert(1)</script>',
  '<SCRIPT href="https://jahat.example/x.js"/>',
  '<a href="javascript:alert(1)"><text>klik</text></a>',
  '<g onload="alert(1)"/>',
  '<g\nonclick = alert(1) />',
  '<path d="M0 0"/onmouseover="alert(1)"/>',
  '<foreignObject><body onload="alert(1)"/></foreignObject>',
  '<image href="https://jahat.example/lacak.png"/>',
  '<use href="https://jahat.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<style>@import "https://jahat.example/x.css"</style>',
  '<g style="background:url(https://jahat.example/x)"/>',
  '<rect fill="url(https://jahat.example/x#a)"/>',
  '<iframe src="https://jahat.example"/>',
  '<embed src="x"/>',
  '<object data="x"/>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<listener event="load" handler="#h"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<use href="&#106;avascript:alert(1)"/>',
  '<math><mtext></mtext></math>',
  '<template><b/></template>',
  '<!--><script>alert(1)</script>-->',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
]

/** SVGs that run scripts or load external resources. */
export const makeMaliciousSvgs = () => [
  ...makeNumberedFiles(
    'SVG with active content',
    'svg',
    ACTIVE_ELEMENTS.map((element) => svg(element)),
  ),
  ...makeNumberedFiles('SVG with active attributes on its root', 'svg', [
    svg('', 'onload="alert(1)"'),
    svg('', "onload='alert(1)'"),
    svg('', 'style="background:url(//jahat.example)"'),
  ]),
  ...makeFiles('SVG with entities, or not an SVG', {
    'entitas.svg': Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'tawa.svg': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefgh'].map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`).join('')}]><svg>&h;</svg>`,
    ),
    'utf16.svg': Buffer.from('\ufeff<svg><script>alert(1)</script></svg>', 'utf16le'),
    'tanpa-akhir.svg': Buffer.from('<svg><path d="M0 0"'),
    'html.svg': Buffer.from('<html><body><svg></svg></body></html>'),
  }),
]
