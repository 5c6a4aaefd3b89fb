import chromium from '@sparticuz/chromium';

// Run by find-chromium.mjs, which says through TMPDIR where to.
await chromium.executablePath();
