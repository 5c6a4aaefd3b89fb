import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Fetched for the measurement and thrown away with it: it brings more packages than the product itself. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ATTEMPTS = 3;

export type Scores = {
  path: string;
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** What cost points outside performance, whose numbers depend on the machine. */
  findings: string[];
  /** How fast Lighthouse found the machine: it slows down whatever it runs on by four, so scores of two machines differ. */
  machineIndex: number;
};

type Audit = { id: string; score: number | null; title: string };
type LighthouseReport = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

async function run(url: string, folder: string, chromium: Record<string, string>): Promise<LighthouseReport> {
  const file = path.join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
  const child = spawn(
    'npm',
    ['exec', '--yes', LIGHTHOUSE, '--', url, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
    {
      cwd: folder,
      env: {
        ...process.env,
        ...chromium,
        PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
        CHROME_PATH: chromium.CHROMIUM_PATH,
        npm_config_cache: path.join(folder, 'npm'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} for ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function findingsOf({ categories, audits }: LighthouseReport): string[] {
  return CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  );
}

/** The best of some attempts for each category: a busy machine can only take points away. */
export async function scorePage(
  url: string,
  pathname: string,
  folder: string,
  chromium: Record<string, string>,
): Promise<Scores> {
  mkdirSync(folder, { recursive: true });
  const scores = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 };
  let findings: string[] = [];
  let machineIndex = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await run(url + pathname, folder, chromium);
    for (const name of CATEGORIES) {
      const score = Math.round((report.categories[name]?.score ?? 0) * 100);
      scores[name] = Math.max(scores[name], score);
    }
    findings = findingsOf(report);
    machineIndex = Math.round(report.environment.benchmarkIndex);
  }
  return { path: pathname, scores, findings, machineIndex };
}

function row(cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function scoreTable(scored: readonly Scores[]): string[] {
  const findings = scored.flatMap(({ path: address, findings: found }) =>
    found.map((title) => `- ${address}: ${title}`),
  );
  return [
    'Lighthouse with its mobile settings, as in production, the best of three attempts; “machine” is its index of the speed of the machine.',
    '',
    row(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'machine']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...scored.map(({ path: address, scores, machineIndex }) =>
      row([address, ...Object.values(scores), machineIndex]),
    ),
    ...(findings.length > 0 ? ['', 'What cost points:', '', ...findings] : []),
  ];
}
