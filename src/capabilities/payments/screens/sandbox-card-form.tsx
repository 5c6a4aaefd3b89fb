import { formatCents } from '#base/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Notice } from '#ui/notice.tsx';
import { paymentPaths } from '../rules/paths.ts';
import { SandboxField } from './sandbox-field.tsx';
import type { SandboxPageData, SandboxProblem } from './sandbox-page.ts';

const DELIVERIES = [
  ['USUAL', 'As usual'],
  ['LATE', 'Bank answers late'],
  ['TWICE', 'Send the event twice'],
  ['FIRST', 'Send the event first'],
] as const;

interface SandboxCardFormProps {
  page: SandboxPageData;
  token: string;
  problem: SandboxProblem | undefined;
}

function DeliveryChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold text-sm">For testers</legend>
      <div className="grid">
        {DELIVERIES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="delivery"
              value={value}
              defaultChecked={value === chosen}
              className="size-4.5 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Card, expiry and code as on any provider's page. What was typed comes back with a refusal, but for the code. */
export function SandboxCardForm({ page, token, problem }: SandboxCardFormProps) {
  const { amountCents, saving, leaveUrl } = page;
  const typed = problem?.typed;
  const fields = problem?.fields ?? {};
  const action = saving === 'ONLY' ? 'Save card' : `Pay ${formatCents(amountCents)}`;
  return (
    <form method="post" action={paymentPaths.sandbox(token)} className="flex flex-col gap-4" noValidate>
      {problem?.message && (
        <Notice tone="error" isLive>
          {problem.message}
        </Notice>
      )}
      <SandboxField
        label="Card number"
        name="cardNumber"
        value={typed?.cardNumber ?? ''}
        longest={40}
        error={fields.cardNumber}
        placeholder="4242 4242 4242 4242"
        isNumeric
      />
      <div className="grid grid-cols-2 gap-4">
        <SandboxField
          label="Expires"
          name="expiry"
          value={typed?.expiry ?? ''}
          longest={20}
          error={fields.expiry}
          placeholder="MM/YY"
        />
        <SandboxField
          label="CVC"
          name="securityCode"
          value=""
          longest={10}
          error={fields.securityCode}
          placeholder="123"
          isNumeric
        />
      </div>
      <SandboxField
        label="Name on card"
        name="name"
        value={typed?.name ?? ''}
        longest={100}
        error={fields.name}
      />
      {saving === 'ASKED' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            name="isSaved"
            value="yes"
            defaultChecked={typed?.isSaved ?? true}
            className="size-5 accent-primary"
          />
          Save this card
        </label>
      )}
      <DeliveryChoice chosen={typed?.delivery ?? 'USUAL'} />
      <div className="mt-2 flex flex-col gap-3">
        <button
          type="submit"
          name="do"
          value="pay"
          className={buttonStyle({ size: 'large', isFullWidth: true })}
        >
          {action}
        </button>
        <a href={leaveUrl} className={buttonStyle({ variant: 'quiet', isFullWidth: true })}>
          Cancel
        </a>
      </div>
    </form>
  );
}
