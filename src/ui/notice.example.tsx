import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { Notice } from './notice.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Tones',
    render: () => (
      <div className="space-y-3">
        {(['info', 'success', 'warn', 'error'] as const).map((tone) => (
          <Notice key={tone} tone={tone} isLive={false} title={tone === 'error' ? 'Not saved' : undefined}>
            What happened, and what to do next.
          </Notice>
        ))}
      </div>
    ),
  },
  {
    title: 'With an action',
    render: () => (
      <Notice
        isLive={false}
        action={
          <Button size="small" variant="secondary">
            Send again
          </Button>
        }
      >
        We sent a link to maya@example.com.
      </Notice>
    ),
  },
  {
    title: 'Long text',
    render: () => (
      <Notice
        tone="warn"
        isLive={false}
        title={
          'An unusually long text that has to find its place on a narrow phone without pushing anything aside'
        }
      >
        {'An unusually long text that has to find its place on a narrow phone without pushing anything aside'}
      </Notice>
    ),
  },
];
