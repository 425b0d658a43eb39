import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** The path of a browser, and the environment in which it finds its libraries and fonts. */
type Chromium = { path: string; env: Record<string, string> }

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const MAC_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The platform for which the npm package has a browser. */
const HAS_PACKAGED_BROWSER = process.platform === 'linux' && process.arch === 'x64'

/**
 * Finds the browser of the tests: `$CHROME_PATH`, else the one from the npm package, which is unpacked once into
 * node_modules, else an installed one. The package's is the same on every machine, and as a headless shell it takes a
 * third less time than a whole browser.
 * @throws Error when there is none for this platform
 */
async function findChromium(): Promise<Chromium> {
  const configured = process.env['CHROME_PATH']
  if (configured) {
    if (fs.existsSync(configured)) return { path: configured, env: {} }
    throw new Error(`CHROME_PATH is ${configured}, and there is no such file.`)
  }
  if (HAS_PACKAGED_BROWSER) return ensureUnpacked()
  const installed = findInstalled()
  if (installed) return { path: installed, env: {} }
  throw new Error(
    `The registry has no Chromium for ${process.platform} ${process.arch}: ` +
      'install Chromium or Chrome, or name it in CHROME_PATH.',
  )
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders
    .flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)))
    .concat(
      SYSTEM_NAMES.map((name) => path.join('/usr/bin', name)),
      MAC_PATHS,
    )
    .find((file) => fs.existsSync(file))
}

/** Launches the browser headless, also as root. `extraArgs` are passed to it. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const { path: executablePath, env } = await findChromium()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      // No requests except to the shop.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--disable-sync',
      '--no-pings',
      '--no-first-run',
      // Threads that collect garbage, several for each of many short pages, wait for one another on few cores.
      '--js-flags=--single-threaded-gc',
      // The same pixels on every machine.
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      ...extraArgs,
    ],
  })
}

async function ensureUnpacked(): Promise<Chromium> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packed = path.join(path.dirname(path.dirname(entry)), 'bin')
  const { version } = JSON.parse(
    fs.readFileSync(path.join(packed, '..', 'package.json'), 'utf8'),
  ) as { version: string }
  const home = path.resolve(packed, '../../../.cache', `chromium-${version}`)
  if (!fs.existsSync(home)) await unpack(packed, home)
  return {
    path: path.join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: path.join(home, 'fonts.conf'),
    },
  }
}

/**
 * Unpacks into a temporary folder and renames it, so that no other process sees a partial browser.
 */
async function unpack(packed: string, home: string): Promise<void> {
  const temporaryFolder = `${home}.${process.pid}`
  fs.mkdirSync(temporaryFolder, { recursive: true })
  // The package unpacks into the system's folder for temporary files.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = temporaryFolder
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(path.join(packed, name))
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  fs.writeFileSync(path.join(temporaryFolder, 'fonts.conf'), makeFontsConfig(home))
  try {
    fs.renameSync(temporaryFolder, home)
  } catch (error) {
    fs.rmSync(temporaryFolder, { recursive: true, force: true })
    if (!fs.existsSync(home)) throw error
  }
}

/**
 * A font configuration with local paths: the package's own names folders of a cloud service, and
 * Chromium crashes without a font.
 */
function makeFontsConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts')}</dir>
  <cachedir>${path.join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`
}
