// Driver performs a number of operations on a Tarantool, and prints how long they took.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"time"

	tarantool "github.com/tarantool/go-tarantool/v2"
)

type options struct {
	address, operation, mode string
	count, concurrency, seed int
}

func parse(args []string) (options, error) {
	o := options{address: os.Getenv("TARANTOOL")}
	if o.address == "" {
		o.address = "127.0.0.1:3301"
	}
	flags := flag.NewFlagSet("driver", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.StringVar(&o.operation, "operation", "", "")
	flags.StringVar(&o.mode, "mode", "sync", "")
	flags.IntVar(&o.count, "count", 10_000, "")
	flags.IntVar(&o.concurrency, "concurrency", 25, "")
	flags.IntVar(&o.seed, "seed", 1, "")
	if err := flags.Parse(args); err != nil {
		return o, err
	}
	if _, known := operations[o.operation]; !known {
		return o, fmt.Errorf("unknown operation %q", o.operation)
	}
	if _, known := modes[o.mode]; !known {
		return o, fmt.Errorf("unknown mode %q; there are sync, pipelined and parallel", o.mode)
	}
	if o.count < 1 || o.concurrency < 1 {
		return o, errors.New("--count and --concurrency are 1 or more")
	}
	if o.seed < 1 || o.seed > 2147483646 {
		return o, errors.New("--seed is 1 to 2147483646")
	}
	if flags.NArg() > 0 {
		return o, fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if _, _, err := net.SplitHostPort(o.address); err != nil {
		return o, fmt.Errorf("TARANTOOL is not host:port: %q", o.address)
	}
	return o, nil
}

func run(o options) error {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	conn, err := tarantool.Connect(ctx, tarantool.NetDialer{Address: o.address}, tarantool.Opts{
		SkipSchema: true,
		Logger:     silent{},
	})
	if err != nil {
		return fmt.Errorf("cannot connect to %s: %w", o.address, err)
	}
	defer conn.Close()
	size := spaceSize(o.operation, o.count)
	if _, err := conn.Do(tarantool.NewCall17Request("reset").Args([]int{size})).Get(); err != nil {
		return fmt.Errorf("cannot recreate the space: %w", err)
	}
	keys := keysFor(o.operation, o.count, o.seed)

	began := time.Now()
	wrong := modes[o.mode](conn, operations[o.operation], keys, o.concurrency)
	seconds := time.Since(began).Seconds()

	if _, err := conn.Do(tarantool.NewCall17Request("done")).Get(); err != nil {
		return fmt.Errorf("lost the server: %w", err)
	}
	fmt.Printf("{\"operations\":%d,\"seconds\":%.6f,\"errors\":%d}\n", o.count, seconds, wrong)
	return nil
}

// silent keeps the connector's own messages off stderr, which has one line at most.
type silent struct{}

func (silent) Report(tarantool.ConnLogKind, *tarantool.Connection, ...any) {}

func main() {
	o, err := parse(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "driver:", err)
		os.Exit(2)
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "driver:", err)
		os.Exit(1)
	}
}
