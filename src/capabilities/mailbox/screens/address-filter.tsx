import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

const PAUSE_MS = 300;

interface AddressFilterProps {
  to: string;
  onChange: (to: string) => void;
}

/** Filters shortly after typing; Enter does not wait. */
export function AddressFilter({ to, onChange }: AddressFilterProps) {
  const [typed, setTyped] = useState(to);

  useEffect(() => {
    if (typed.trim() === to) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, to, onChange]);

  return (
    <search className="w-full md:max-w-100">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange(typed.trim());
        }}
      >
        <TextField
          name="to"
          label="Sent to"
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder="someone@example.com"
          autoComplete="off"
          leading={<Search size={20} aria-hidden="true" />}
          reservesMessage={false}
        />
      </form>
    </search>
  );
}
