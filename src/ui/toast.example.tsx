import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { Toast } from './toast.tsx';
import { toastStore } from './toast-store.ts';

export const examples: readonly Example[] = [
  {
    title: 'Positive, negative and neutral',
    render: () => (
      <div className="space-y-3">
        <Toast
          toast={{
            id: 1,
            tone: 'positive',
            message: 'Saved to your favorites',
            fadeMs: 200,
            isLeaving: false,
          }}
          onDismiss={() => {}}
        />
        <Toast
          toast={{
            id: 2,
            tone: 'negative',
            message: 'Error creating favorite.',
            fadeMs: 200,
            isLeaving: false,
          }}
          onDismiss={() => {}}
        />
        <Toast
          toast={{
            id: 3,
            tone: 'neutral',
            message: 'You have 3 unanswered messages',
            fadeMs: 1000,
            isLeaving: false,
            action: { label: 'View', to: '/' },
          }}
          onDismiss={() => {}}
        />
        <Toast
          toast={{
            id: 4,
            tone: 'positive',
            message: 'Saved to Favorites',
            fadeMs: 200,
            isLeaving: false,
            action: { label: 'View board', to: '/' },
            secondAction: { label: 'Undo', onPress: () => {} },
          }}
          onDismiss={() => {}}
        />
      </div>
    ),
  },
  {
    title: 'The stack',
    render: () => (
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onPress={() => toastStore.show({ tone: 'positive', message: 'Saved', autoDismissMs: 5000 })}
        >
          Show for five seconds
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            toastStore.show({ id: 'stays', tone: 'negative', message: 'Not saved. Try again.', fadeMs: 1000 })
          }
        >
          Show until dismissed
        </Button>
      </div>
    ),
  },
];
