import { isCallRefusal } from './request-scope.ts';

/** What the page says about a form that was sent without our script and refused. */
export type RefusedForm = { status: number; message?: string; fields: Record<string, string> };

/** Text alone: our pages take no files this way. */
export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await request.formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** What a call refused, for the form that made it; what nobody expected goes on as an error. */
export function refusedBy(error: unknown): RefusedForm {
  if (!isCallRefusal(error) || error.status >= 500) throw error;
  return { status: error.status, message: error.message, fields: error.fields ?? {} };
}
