import { parentPort, workerData } from 'node:worker_threads';
import type { FeedText } from './feed-reading.ts';
import { parseFeed } from './parse-feed.ts';

// The program of the thread in which a calendar is taken apart.
parentPort?.postMessage(parseFeed(workerData as FeedText));
