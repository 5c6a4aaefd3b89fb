import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSlug } from '#base/validation/slug.ts';
import { AvailabilityField } from '#ui/availability-field.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import { slugQuery } from '../../queries.ts';
import type { TextField } from '../../rules/editor-field.ts';

const PAUSE_MS = 300;

interface AddressControlProps {
  listing: Listing;
  field: TextField;
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The page's own address, of which there can be one in a category; it says so before it is saved. */
export function AddressControl({ listing, field, value, ...rest }: AddressControlProps) {
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const isNew = value !== listing.slug && isSlug(value);
  const { data } = useQuery({ ...slugQuery(listing.uuid, asked), enabled: isNew && asked === value });

  function availability() {
    if (!isNew) return 'unknown';
    if (asked !== value || !data) return 'checking';
    return data.available ? 'available' : 'taken';
  }

  return (
    <AvailabilityField
      {...rest}
      label={field.label}
      description={field.hint}
      countTo={field.maxLength}
      value={value}
      availability={availability()}
    />
  );
}
