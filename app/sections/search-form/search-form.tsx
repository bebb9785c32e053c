import { Search } from "lucide";
import type { ComponentProps, SubmitEvent } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./search-form.module.css";

interface SearchFormProps extends ComponentProps<"input"> {
  label: string;
  button: string;
  onSearch: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** What a visitor is looking for, and examples below. Without code it is hidden (SEARCH-04). */
export function SearchForm({ label, button, onSearch, children, ...input }: SearchFormProps) {
  return (
    <search className={styles.search} data-needs-code="">
      <form className={styles.form} data-row="chips" onSubmit={onSearch}>
        <label htmlFor="search">{label}</label>
        <input
          {...input}
          id="search"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button look="gold">
          <Icon shape={Search} />
          {button}
        </Button>
      </form>
      {children}
    </search>
  );
}
